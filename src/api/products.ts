import { CategoryList, CategoryProducts } from '@/src/contract/category'
import { CertificateList, CertificateQuery } from '@/src/contract/certificate'
import { Product, ProductList, ProductQuery } from '@/src/contract/product'
import { listCategories } from '@/src/data/catalogue/categories'
import { listCertificates, listCertificatesOfProduct } from '@/src/data/catalogue/certificates'
import {
  getCategoryProducts,
  listProducts,
  searchProducts,
} from '@/src/data/catalogue/product-summaries'
import { getProduct } from '@/src/data/catalogue/products'
import { read } from './operation'

const subject = 'Products'

export const productOperations = [
  read({
    path: '/products',
    subject,
    summary: 'Products, all or those that a text finds',
    query: ProductQuery,
    answer: ProductList,
    handler: ({ lng, query }) => searchProducts(lng, query.q),
  }),
  read({
    path: '/products/featured',
    subject,
    summary: 'The products that come first',
    answer: ProductList,
    handler: ({ lng }) => listProducts({ lng, isFeatured: true }),
  }),
  read({
    path: '/products/category/{slug}',
    subject,
    summary: 'Products of a category',
    parameters: { slug: 'Slug of the category' },
    answer: CategoryProducts,
    missing: 'Category not found',
    handler: ({ lng, params }) => getCategoryProducts({ lng, key: params.slug }),
  }),
  read({
    path: '/product/{id}',
    subject,
    summary: 'One product',
    parameters: { id: 'Id or slug' },
    answer: Product,
    missing: 'Product not found',
    handler: ({ lng, params }) => getProduct({ lng, key: params.id }),
  }),
  read({
    path: '/categories',
    subject,
    summary: 'Categories, by order',
    answer: CategoryList,
    handler: ({ lng }) => listCategories({ lng }),
  }),
  read({
    path: '/categories/{id}/products',
    subject,
    summary: 'Products of a category',
    parameters: { id: 'Id or slug' },
    answer: CategoryProducts,
    missing: 'Category not found',
    handler: ({ lng, params }) => getCategoryProducts({ lng, key: params.id }),
  }),
  read({
    path: '/certificates',
    subject,
    summary: 'Certificates that are in force today, all or those of a product',
    query: CertificateQuery,
    answer: CertificateList,
    refusals: [400, 404],
    missing: 'Product not found',
    handler: ({ lng, query: { product } }) =>
      product === undefined
        ? listCertificates({ lng })
        : listCertificatesOfProduct(product, { lng }),
  }),
]
