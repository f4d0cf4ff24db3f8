export default function CheckoutRoute() {
  return <main>checkout</main>;
}
