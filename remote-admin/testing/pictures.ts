/** Stands in for what jsdom lacks: decoding an image, drawing it, and encoding the drawing. */
export function stubPictures({ isImage = true } = {}): void {
  const image = { width: 800, height: 600, close: () => undefined };
  window.createImageBitmap = () => (isImage ? Promise.resolve(image) : Promise.reject(new DOMException('no image')));
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLCanvasElement.prototype.toBlob = (callback) => callback(new Blob(['drawn'], { type: 'image/jpeg' }));
}
