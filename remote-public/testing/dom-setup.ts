// jsdom has no films. Plain stand-ins stay for what unmounts after a test; the spies on them tell a test what would play.
HTMLMediaElement.prototype.play = () => Promise.resolve();
HTMLMediaElement.prototype.pause = () => undefined;

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play');
  jest.spyOn(HTMLMediaElement.prototype, 'pause');
});
