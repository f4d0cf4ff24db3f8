export default function MemberHomeRoute() {
  return <main>member-home</main>;
}
