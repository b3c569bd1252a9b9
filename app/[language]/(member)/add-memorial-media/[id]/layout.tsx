export { default } from '../../edit-memorial/[id]/layout';
