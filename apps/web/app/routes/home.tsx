export default function HomeRoute() {
  return <main>home</main>;
}
