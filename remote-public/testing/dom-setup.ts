// jsdom cannot play films. The plain functions remain for components that unmount after a test restored its spies.
HTMLMediaElement.prototype.play = () => Promise.resolve();
HTMLMediaElement.prototype.pause = () => undefined;

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play');
  jest.spyOn(HTMLMediaElement.prototype, 'pause');
});
