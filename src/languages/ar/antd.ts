export { default } from 'antd/es/locale/ar_EG';
