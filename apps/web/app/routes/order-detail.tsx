export default function OrderDetailRoute() {
  return <main>order-detail</main>;
}
