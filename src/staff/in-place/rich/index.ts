export { openEditor } from './open-editor'
export { RichEditor } from './rich-editor'
