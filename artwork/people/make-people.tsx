import { renderToStaticMarkup } from 'react-dom/server';
import { looks } from 'remote-public/desk/people';
import { Person, type Looks } from 'remote-public/desk/things/Person';
import { publicMedia, write } from '../places';

/** Head and shoulders, before the evening sky: the page cuts it to an arch. */
function Portrait(person: Looks) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 72" width="128" height="144">
      <linearGradient id="sky" x2="0" y2="1">
        <stop stopColor="#26375b" />
        <stop offset="1" stopColor="#d07a55" />
      </linearGradient>
      <path fill="url(#sky)" d="M0 0h64v72H0z" />
      <g transform="translate(32 15) scale(.62)">
        <Person x={0} y={0} {...person} />
      </g>
    </svg>
  );
}

export async function makePeople() {
  for (const [name, person] of Object.entries(looks)) {
    await write(`${publicMedia}people/${name}.svg`, renderToStaticMarkup(<Portrait {...person} />));
  }
}
