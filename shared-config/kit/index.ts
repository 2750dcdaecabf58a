/**
 * The shared kit, the only federated singleton besides React. The shell provides it, and a remote runs with the kit of
 * whichever shell is live. So names are added here, and never changed or removed.
 */
export { chatLink, Link, useUrl, type LinkProps } from './links';
export { SiteProvider, useSite, type Site } from './site-context';
export { useDismiss } from './use-dismiss';
export {
  clearAllStorage,
  readSession,
  removeSession,
  storeLogin,
  updateSessionUser,
  useSession,
  type Session,
  type SessionUser,
} from './session/session';
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export type { HeadContext, PageHead, PageModule, PageProps } from './page-module';
export type { Hydration } from '../contract/hydration';
export { LauncherProvider, useLauncher, type Launcher } from './page-module';
export { Button, ButtonLink, buttonClass } from './ui/Button';
export { Alert } from './ui/Alert';
export { Dialog } from './ui/Dialog';
export { Lamp } from './ui/Lamp';
export { TextField } from './ui/Field';
export { VisuallyHidden } from './ui/VisuallyHidden';
export { addTexts, addTextsSource, textOf, type Texts, type TextValues } from './i18n/i18n';
export { i18n } from './i18n/i18next';
export { useTexts } from './i18n/use-texts';
