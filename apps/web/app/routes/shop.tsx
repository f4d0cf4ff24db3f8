export default function ShopRoute() {
  return <main>shop</main>;
}
