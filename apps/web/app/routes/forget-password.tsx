export default function ForgetPasswordRoute() {
  return <main>forget-password</main>;
}
