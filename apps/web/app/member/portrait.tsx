import { Image } from '../ui/image.tsx';

/** The member's picture, or the first character of the name on deep sea. */
export function Portrait({ face, name }: { face: string | null; name: string }) {
  if (face)
    return <Image src={face} alt="" sizes="52px" isEager className="size-[max(3.25rem,40px)] flex-none rounded-full" />;

  return (
    <span
      aria-hidden="true"
      className="grid size-[max(3.25rem,40px)] flex-none place-items-center rounded-full bg-abyss-900 text-xl font-semibold text-silk-300"
    >
      {[...name][0]}
    </span>
  );
}
