export default function GoodsDetailRoute() {
  return <main>goods-detail</main>;
}
