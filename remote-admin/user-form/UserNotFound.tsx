import { Alert, buttonClass, Link } from '@ponte/kit';
import { useTexts } from '../texts';

export function UserNotFound() {
  const t = useTexts();
  return (
    <>
      <Alert problem>
        <p>{t('admin.edit.notFound')}</p>
        <p>{t('admin.edit.notFoundAdvice')}</p>
      </Alert>
      <p>
        <Link to="admin" className={buttonClass('primary')}>
          {t('admin.edit.back')}
        </Link>
      </p>
    </>
  );
}
