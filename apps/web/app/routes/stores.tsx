export default function StoresRoute() {
  return <main>stores</main>;
}
