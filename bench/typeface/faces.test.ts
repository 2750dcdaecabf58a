import { summarizeFaces } from './faces';

test('counts the visits that show the typeface, and takes the largest shift', () => {
  const visits = [
    { atLoad: 'Arial', afterRest: 'Instrument Sans', shift: 0.001 },
    { atLoad: 'Instrument Sans', afterRest: 'Instrument Sans', shift: 0 },
    { atLoad: 'Arial', afterRest: 'Arial', shift: 0 },
    { atLoad: 'Arial', afterRest: 'Instrument Sans, Arial', shift: 0.002 },
  ];
  expect(summarizeFaces(visits)).toEqual({ visits: 4, atLoad: 1, afterRest: 2, largestShift: 0.002 });
  expect(summarizeFaces([])).toEqual({ visits: 0, atLoad: 0, afterRest: 0, largestShift: 0 });
});
