import { auditActions } from '@ponte/contract/api-answers';
import { SelectField } from '@ponte/kit/ui/SelectField';
import { useTexts } from '../texts';

interface AuditFilterProps {
  acao: string;
  onChoose: (acao: string) => void;
}

export function AuditFilter({ acao, onChoose }: AuditFilterProps) {
  const t = useTexts();
  return (
    <SelectField
      label={t('admin.audit.filter')}
      value={acao}
      onChange={({ target }: { target: HTMLSelectElement }) => onChoose(target.value)}
    >
      <option value="">{t('admin.audit.all')}</option>
      {auditActions.map((action) => (
        <option key={action} value={action}>
          {t(`admin.audit.action.${action}`)}
        </option>
      ))}
    </SelectField>
  );
}
