import type { Stories } from '@ponte/kit/ui/stories';
import { DeskPicture, sceneNames } from './DeskPicture';

export const stories: Stories = {
  'of each page': (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))', gap: '1rem' }}>
      {sceneNames.map((scene) => (
        <DeskPicture key={scene} of={scene} />
      ))}
    </div>
  ),
};
