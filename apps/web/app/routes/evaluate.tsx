export default function EvaluateRoute() {
  return <main>evaluate</main>;
}
