export default function LoginRoute() {
  return <main>login</main>;
}
