import { escapeHtml } from 'composer/html';

export interface TrendPoint {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const width = 320;
const height = 130;
const margin = { left: 34, right: 10, top: 18, bottom: 12 };

/** The points in order, each with its interval, and the limit as a line. */
export function trend(title: string, points: readonly TrendPoint[], limit: number): string {
  const most = Math.max(limit, ...points.map(({ high }) => high)) * 1.05;
  const least = Math.min(limit, ...points.map(({ low }) => low)) * 0.95;
  const x = (index: number) => {
    const room = width - margin.left - margin.right;
    return (margin.left + (room * (index + 0.5)) / points.length).toFixed(1);
  };
  const y = (value: number) => {
    const room = height - margin.top - margin.bottom;
    return (margin.top + (room * (most - value)) / (most - least)).toFixed(1);
  };
  const last = points.at(-1);
  const line = points.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ');
  const marks = points.map(({ value, low, high }, index) => {
    const interval = `<line class="interval" x1="${x(index)}" x2="${x(index)}" y1="${y(low)}" y2="${y(high)}"/>`;
    return `${interval}<circle class="${value > limit ? 'over' : 'value'}" cx="${x(index)}" cy="${y(value)}" r="4"/>`;
  });
  return [
    `<svg class="trend" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}">`,
    `<line class="limit" x1="${margin.left}" x2="${width - margin.right}" y1="${y(limit)}" y2="${y(limit)}"/>`,
    `<text x="${margin.left - 6}" y="${y(limit)}" dy="4" text-anchor="end">${limit}</text>`,
    `<polyline class="line" points="${line}"/>`,
    ...marks,
    last
      ? `<text x="${x(points.length - 1)}" y="${y(last.high)}" dy="-5" text-anchor="middle">${last.value.toFixed(2)}</text>`
      : '',
    '</svg>',
  ].join('');
}
