/** The shop on the database page: its callers, whichever library keeps the rows. */
export interface Product {
  id: number;
  name: string;
  stock: number;
}

export interface Shop {
  product: {
    byId(id: number): Promise<Product>;
    page(input: object): Promise<{ items: Product[]; nextCursor?: number }>;
    add(input: { name: string; stock: number }): Promise<Product>;
  };
  order(input: { productId: number; count: number }): Promise<{ id: number; count: number }>;
}
