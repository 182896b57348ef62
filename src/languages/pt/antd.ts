export { default } from 'antd/es/locale/pt_PT';
