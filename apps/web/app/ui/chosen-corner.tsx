import Check from 'lucide-react/icons/check';

/** The frame of a card that can be chosen, and of the chosen one. */
export const choiceFrame = (isChosen: boolean): string =>
  `relative overflow-hidden rounded-lg border bg-white ${
    isChosen
      ? 'border-abyss-900 before:pointer-events-none before:absolute before:inset-0 before:z-1 before:rounded-[0.4375rem] before:border before:border-abyss-900'
      : 'border-paper-400'
  }`;

/** The cut corner with a tick: this one is chosen. */
export function ChosenCorner() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute right-0 bottom-0 size-8 bg-linear-135 from-transparent from-50% to-abyss-900 to-50% text-white"
    >
      <Check className="absolute right-0.5 bottom-0.5 size-3.5 [stroke-width:3]" />
    </span>
  );
}
