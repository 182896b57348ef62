export * from '../list-table/useKeptFocus';
