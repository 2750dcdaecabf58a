import { useState } from 'react';
import type { Stories } from '@ponte/kit/ui/stories';
import { accountSession } from '../testing/account';
import { broken, withServer } from '../testing/stories';
import { CropDialog } from './CropDialog';

/** A picture of two colors. */
function drawExample(): ImageBitmap {
  const canvas = new OffscreenCanvas(640, 480);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#1f6f6a';
    context.fillRect(0, 0, 640, 480);
    context.fillStyle = '#f2a541';
    context.fillRect(240, 160, 160, 160);
  }
  return canvas.transferToImageBitmap();
}

function Example() {
  const [image] = useState(drawExample);
  return <CropDialog image={image} onClose={() => undefined} onUploaded={() => undefined} />;
}

const upload = 'POST /v1/storage/files';

export const stories: Stories = {
  'an image to crop': withServer(<Example />, {}),
  uploading: withServer(
    <Example />,
    { ...accountSession, [upload]: 'pending' },
    { play: (user) => user.click('dialog button:last-child') },
  ),
  failed: withServer(
    <Example />,
    { ...accountSession, [upload]: broken },
    { play: (user) => user.click('dialog button:last-child') },
  ),
};
