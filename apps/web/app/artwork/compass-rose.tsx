/** The rose beside a chart. Lit halves take the colour of the text, shaded ones `--art-ground` (paper by default). */
export function CompassRose({ className }: { className?: string }) {
  const shaded = 'fill-[var(--art-ground,var(--color-paper-100))]';
  return (
    <svg viewBox="0 0 108 108" fill="none" stroke="currentColor" className={className} aria-hidden="true">
      <g strokeWidth=".8">
        <circle cx="54" cy="54" r="53.5" />
        <circle cx="54" cy="54" r="50.2" strokeWidth="2.7" strokeDasharray="2.191" />
        <circle cx="54" cy="54" r="35.6" strokeOpacity=".5" />
      </g>
      <g strokeWidth=".6">
        <path
          d="M76.9,31.1L60.2,52.2L54,54ZM76.9,76.9L55.8,60.2L54,54ZM31.1,76.9L47.8,55.8L54,54ZM31.1,31.1L52.2,47.8L54,54Z"
          className={shaded}
        />
        <path
          d="M76.9,31.1L55.8,47.8L54,54ZM76.9,76.9L60.2,55.8L54,54ZM31.1,76.9L52.2,60.2L54,54ZM31.1,31.1L47.8,52.2L54,54Z"
          fill="currentColor"
        />
        <path
          d="M54,7.6L59.2,46.3L54,54ZM100.4,54L61.7,59.2L54,54ZM54,100.4L48.8,61.7L54,54ZM7.6,54L46.3,48.8L54,54Z"
          fill="currentColor"
        />
        <path
          d="M54,7.6L48.8,46.3L54,54ZM100.4,54L61.7,48.8L54,54ZM54,100.4L59.2,61.7L54,54ZM7.6,54L46.3,59.2L54,54Z"
          className={shaded}
        />
      </g>
    </svg>
  );
}
