export default function CashierRoute() {
  return <main>cashier</main>;
}
