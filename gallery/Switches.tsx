import { useState } from 'react';
import { languageNames, languages } from '@ponte/contract/language';
import { parts } from './stories';
import { formatUrl, schemes, type GalleryUrl } from './url';

const widths = { wide: '100%', narrow: '360px' } as const;
type Width = keyof typeof widths;

/** The index: selects part, language, color scheme and width, and shows the sheet in a frame of that width. */
export function Switches({ url }: { url: GalleryUrl }) {
  const [{ language, scheme }, setUrl] = useState(url);
  const [width, setWidth] = useState<Width>('wide');
  const [part, setPart] = useState('');

  return (
    <div className="gallery" lang="en">
      <header className="switches">
        <h1>Components</h1>
        <Switch label="Part" value={part} options={['', ...parts.map(({ name }) => name)]} onChoose={setPart} />
        <Switch
          label="Language"
          value={language}
          options={languages}
          nameOf={(option) => languageNames[option]}
          onChoose={(next) => setUrl({ ...url, language: next, scheme })}
        />
        <Switch
          label="Scheme"
          value={scheme}
          options={schemes}
          onChoose={(next) => setUrl({ ...url, language, scheme: next })}
        />
        <Switch label="Width" value={width} options={['wide', 'narrow']} onChoose={setWidth} />
      </header>
      <iframe
        title="Components"
        width={widths[width]}
        src={`${formatUrl({ page: 'sheet', language, scheme })}${part && `#${part}`}`}
      />
    </div>
  );
}

interface SwitchProps<Option extends string> {
  label: string;
  value: Option;
  options: readonly Option[];
  nameOf?: (option: Option) => string;
  onChoose: (option: Option) => void;
}

function Switch<Option extends string>({ label, value, options, nameOf, onChoose }: SwitchProps<Option>) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => onChoose(target.value as Option)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf?.(option) ?? (option || 'all')}
          </option>
        ))}
      </select>
    </label>
  );
}
