// jsdom has the element without its methods. Which of the two opened it is what tests ask.
export const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});

Object.assign(HTMLDialogElement.prototype, {
  showModal,
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
