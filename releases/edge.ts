/** The web server of a production site, with the settings that the live release in its store was made with. */
import { runEdge } from 'edge/main';
import { findSiteValues } from './settings/get-settings';
import { createDiskStore } from './store/disk/disk-store';

await runEdge((store) => findSiteValues(createDiskStore(store)));
