export default function CartRoute() {
  return <main>cart</main>;
}
