export { createArticleEditor } from '@/src/staff/workflow/rich-text/article-editor'
export { openEditor } from './open-editor'
export { RichEditor } from './rich-editor'
