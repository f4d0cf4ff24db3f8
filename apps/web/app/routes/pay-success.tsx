export default function PaySuccessRoute() {
  return <main>pay-success</main>;
}
