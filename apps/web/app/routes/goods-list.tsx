export default function GoodsListRoute() {
  return <main>goods-list</main>;
}
