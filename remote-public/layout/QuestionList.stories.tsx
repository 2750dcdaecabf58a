import { useSite } from '@ponte/kit';
import type { Stories } from '@ponte/kit/ui/stories';
import { serviceQuestions } from '../detail/service-keys';
import { useTexts } from '../texts';
import { QuestionList } from './QuestionList';

function Visa() {
  const t = useTexts();
  const { language } = useSite();
  return <QuestionList questions={serviceQuestions(t, language, 'f1')} />;
}

export const stories: Stories = {
  closed: <Visa />,
  'the first one open': { render: () => <Visa />, window: 560, play: (user) => user.click('summary') },
};
