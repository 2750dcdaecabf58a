import { Button } from '@ponte/kit';

interface SubmitButtonProps {
  busy: boolean;
  label: string;
  busyLabel: string;
}

/** Says what it is doing while it does it; keeps the focus, which a disabled button would lose. */
export function SubmitButton({ busy, label, busyLabel }: SubmitButtonProps) {
  return (
    <Button type="submit" kind="primary" aria-disabled={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}
