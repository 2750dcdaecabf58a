import type { Words } from './words';

/** How documents are handled, and whether that is sample content. Absent, no page shows the block. */
export interface DocumentCare {
  readonly promises: readonly Words[];
  readonly sample?: true;
}

export const documentCare: DocumentCare | undefined = {
  promises: [
    {
      pt: 'Só a pessoa que cuida do seu caso abre os seus documentos.',
      en: 'Only the person on your case opens your documents.',
      es: 'Solo la persona que lleva tu caso abre tus documentos.',
    },
    {
      pt: 'Pedimos apenas o que o formulário exige, e dizemos para quê.',
      en: 'We request only what the form needs, and say what for.',
      es: 'Pedimos solo lo que el formulario exige, y decimos para qué.',
    },
    {
      pt: 'Quando o caso termina, apagamos as cópias se você pedir.',
      en: 'Once your case is closed, we delete the copies whenever you ask.',
      es: 'Cuando el caso termina, borramos las copias si lo pides.',
    },
  ],
  sample: true,
};
