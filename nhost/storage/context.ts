import type { NhostOptions } from '../auth/context';
import type { RedirectUrls } from '../auth/http/redirect-urls';
import type { Roles } from '../roles/roles';
import type { Blobs } from './blobs/blobs';
import type { Images } from './images/images';
import type { PresignedUrls } from './presigned/signatures';

/** What the calls of the storage service share. */
export interface StorageContext extends Pick<NhostOptions, 'db' | 'config' | 'clock' | 'isUnavailable'> {
  roles: Roles;
  redirectUrls: RedirectUrls;
  blobs: Blobs;
  images: Images;
  presignedUrls: PresignedUrls;
  /** Where uploads are written until they are complete. On a disk, it is part of the same file system as the contents. */
  incomingFolder: string;
}
