import { useShownToasts } from './toasts.ts';

/** Speaks the toasts to screen readers: politely, a failure at once. Also inside modals, where the page behind is mute. */
export function ToastVoice() {
  const toasts = useShownToasts();
  const said = (isFailure: boolean) =>
    toasts.filter(({ kind }) => (kind === 'failure') === isFailure).map(({ id, text }) => <p key={id}>{text}</p>);

  return (
    <div className="sr-only">
      <div role="status">{said(false)}</div>
      <div role="alert">{said(true)}</div>
    </div>
  );
}
