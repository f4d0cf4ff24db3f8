export default function SignUpRoute() {
  return <main>sign-up</main>;
}
