export default function MyOrderRoute() {
  return <main>my-order</main>;
}
