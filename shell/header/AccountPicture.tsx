import { buildPhotoUrl } from '@ponte/contract/photo-url';
import { useSession, useSite } from '@ponte/kit';
import styles from './Menu.module.css';

const pixels = 28;

/** The picture of the person who is signed in, beside the name of the account menu. Nothing without one. */
export function AccountPicture() {
  const session = useSession();
  const { settings } = useSite();
  const photo = session.state === 'signedIn' ? session.user.photo : undefined;
  if (photo === undefined) return null;
  const src = buildPhotoUrl(settings.nhostUrl, photo, 2 * pixels);
  return <img className={styles.picture} src={src} width={pixels} height={pixels} alt="" />;
}
