/** A junk on calm water: the picture of an empty list. */
export function JunkDrawing({ width = 150 }: { width?: number }) {
  return (
    <svg
      width={width}
      height={Math.round((width * 110) / 150)}
      viewBox="0 0 150 110"
      fill="none"
      className="stroke-ink-500"
      aria-hidden="true"
    >
      <path d="M10 78h130M24 86h102M44 94h62" strokeOpacity=".5" />
      <path d="M75 20v50M78 24c14 7 21 20 22 38H78ZM72 34c-10 6-15 15-16 28h16Z" />
      <path d="M78 36h15M78 48h20M72 44H62M72 54H58" strokeOpacity=".6" />
      <path d="M44 70h62c-3 6-8 9-15 9H60c-8 0-13-3-16-9Z" className="fill-white" />
      <circle cx="122" cy="26" r="9" className="stroke-seal-500" />
    </svg>
  );
}
