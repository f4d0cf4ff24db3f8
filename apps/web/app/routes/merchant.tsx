export default function MerchantRoute() {
  return <main>merchant</main>;
}
