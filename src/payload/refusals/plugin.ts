import type { Plugin } from 'payload'

const showRefused = '/src/payload/patches/panel/show-refused#ShowRefused'

/** A Payload plugin by which every form of the panel shows the field for which a save was refused. */
export const refusalsShown: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { admin = {} } = collection
    const { components = {} } = admin
    const { edit = {} } = components
    const beforeDocumentControls = [...(edit.beforeDocumentControls ?? []), showRefused]
    return {
      ...collection,
      admin: {
        ...admin,
        components: { ...components, edit: { ...edit, beforeDocumentControls } },
      },
    }
  }),
  globals: config.globals?.map((global) => {
    const { admin = {} } = global
    const { components = {} } = admin
    const { elements = {} } = components
    const beforeDocumentControls = [...(elements.beforeDocumentControls ?? []), showRefused]
    return {
      ...global,
      admin: {
        ...admin,
        components: { ...components, elements: { ...elements, beforeDocumentControls } },
      },
    }
  }),
})
