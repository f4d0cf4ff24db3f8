export default function MissingRoute() {
  return <main>missing</main>;
}
