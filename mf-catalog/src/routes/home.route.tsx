import { useState } from 'react';
import { useTexts } from '@dana/i18n';
import styles from './home.module.css';
export function Component() {
  const { t } = useTexts('catalog');
  const [n, set] = useState(0);
  return <main><h1 className={styles.title}>{t('home.title')}</h1><button onClick={() => set(n + 1)}>{n}</button></main>;
}
