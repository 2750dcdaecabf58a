import { decideGates } from './gates';
import { summarize, type Rounds } from './summary';

/** Nine rounds in which the composed page's largest paint comes that many times as late as the others'. */
function roundsOf(ratios: { static: number; oneClient: number }): Rounds {
  return Array.from({ length: 9 }, (_, round) => {
    const composed = 1000 + 50 * round;
    const timings = (largestPaint: number) => ({
      firstPaint: 500,
      largestPaint,
      interactive: 1500,
      blocked: 0,
      shift: 0,
    });
    // Each round is a little off, now in one direction, now in the other.
    const off = 1 + 0.1 * Math.sin(round);
    return {
      composed: timings(composed),
      static: timings((composed / ratios.static) * off),
      oneClient: timings((composed / ratios.oneClient) * off),
    };
  });
}

test.each([
  [{ static: 1, oneClient: 0.5 }, [false, false]],
  [{ static: 1.15, oneClient: 0.6 }, [false, false]],
  [{ static: 1.4, oneClient: 0.5 }, [true, false]],
  [{ static: 1, oneClient: 0.8 }, [false, true]],
])('at %j, the limits that are broken for certain are %j', (ratios, expected) => {
  const gates = decideGates(summarize(roundsOf(ratios), 'composed'));
  expect(gates.map(({ isBroken }) => isBroken)).toEqual(expected);
});

test('what was not measured keeps no limit', () => {
  const rounds = roundsOf({ static: 1, oneClient: 0.5 }).map(({ composed, static: page }) => ({
    composed,
    static: page,
  }));
  const [, againstOneBuild] = decideGates(summarize(rounds as Rounds, 'composed'));
  expect(againstOneBuild?.isBroken).toBe(true);
});
