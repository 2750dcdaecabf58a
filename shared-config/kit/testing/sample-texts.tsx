import type { Language } from '@ponte/contract/language';
import { useSite } from '../site-context';

const pt = {
  save: 'Salvar as alterações',
  cancel: 'Cancelar',
  remove: 'Excluir',
  name: 'Nome completo',
  hint: 'Como está no passaporte.',
  missing: 'Informe o seu nome.',
  message: 'Sua mensagem',
  country: 'País de residência',
  brazil: 'Brasil',
  mexico: 'México',
  done: 'As alterações foram salvas.',
  failed: 'Não conseguimos salvar. Tente de novo em instantes.',
  question: 'Excluir este registro?',
  consequence: 'O registro some da lista e não pode ser recuperado.',
};

const en: typeof pt = {
  save: 'Save changes',
  cancel: 'Cancel',
  remove: 'Delete',
  name: 'Full name',
  hint: 'As it appears in your passport.',
  missing: 'Enter your name.',
  message: 'Your message',
  country: 'Country of residence',
  brazil: 'Brazil',
  mexico: 'Mexico',
  done: 'Your changes are saved.',
  failed: 'We could not save your changes. Try again in a moment.',
  question: 'Delete this record?',
  consequence: 'It disappears from the list and cannot be brought back.',
};

const es: typeof pt = {
  save: 'Guardar los cambios',
  cancel: 'Cancelar',
  remove: 'Eliminar',
  name: 'Nombre completo',
  hint: 'Como figura en su pasaporte.',
  missing: 'Escriba su nombre.',
  message: 'Su mensaje',
  country: 'País de residencia',
  brazil: 'Brasil',
  mexico: 'México',
  done: 'Los cambios quedaron guardados.',
  failed: 'No pudimos guardar los cambios. Intente de nuevo en un momento.',
  question: '¿Eliminar este registro?',
  consequence: 'Desaparece de la lista y no se puede recuperar.',
};

const texts: Readonly<Record<Language, typeof pt>> = { pt, en, es };

/** Sample texts for the stories of components without texts of their own. */
export function useSampleTexts(): typeof pt {
  return texts[useSite().language];
}

export function Sample({ text }: { text: keyof typeof pt }) {
  return useSampleTexts()[text];
}
