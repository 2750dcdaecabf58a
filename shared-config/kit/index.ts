/**
 * The shared kit: the one module, besides React, that every part shares as a federated singleton. The shell provides it;
 * a remote runs with the kit of whatever shell is live, so names are only ever added here, never changed or removed.
 */
export { Link, useUrl, type LinkProps } from './links';
export { SiteProvider, useSite, type Site } from './site-context';
export { useTexts, type Texts, type TextValues } from './texts';
export { chatLink } from './chat-link';
export { useDismiss } from './use-dismiss';
export { useSession } from './use-session';
export {
  clearAllStorage,
  readSession,
  removeSession,
  storeLogin,
  updateSessionUser,
  type Session,
  type SessionUser,
} from './session/session';
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export type { HeadContext, PageHead, PageModule, PageProps, SlotModule, SlotProps } from './page-module';
export { LauncherProvider, useLauncher, type Launcher } from './page-module';
export { Button, ButtonLink, buttonClass } from './ui/Button';
export { Alert } from './ui/Alert';
export { Dialog } from './ui/Dialog';
export { Lamp } from './ui/Lamp';
export { TextField } from './ui/TextField';
export { VisuallyHidden } from './ui/VisuallyHidden';
export { addTexts, i18n, textOf } from './i18n/i18n';
export { addTextsSource } from './i18n/texts-sources';
