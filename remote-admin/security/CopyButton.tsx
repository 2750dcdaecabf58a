import { useState } from 'react';
import { Button } from '@ponte/kit';
import { useTexts } from '../texts';

/** Copies a text, and says so. Browsers let pages copy over HTTPS only; elsewhere there is no button. */
export function CopyButton({ text }: { text: string }) {
  const t = useTexts<'account'>();
  const [copied, setCopied] = useState<string>();
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return null;
  const copy = () =>
    void clipboard.writeText(text).then(
      () => setCopied(text),
      () => {},
    );
  return (
    <Button onClick={copy}>
      <span role="status">{t(copied === text ? 'admin.security.copied' : 'admin.security.copy')}</span>
    </Button>
  );
}
