//! The fields of a value, each written as JSON by itself: for whoever sends only those that have changed.

use serde::Serialize;
use serde::ser::{self, Impossible, SerializeMap, SerializeStruct, Serializer};
use serde_json::Error;

/// Stands in a view for what everybody is told alike, where that is written elsewhere.
#[derive(Debug, Serialize)]
pub struct ToldElsewhere {}

/// Whether the field of that name is the same in two values; never for one that is not named here.
#[macro_export]
macro_rules! is_same {
    ($field:expr, $one:expr, $other:expr, [$($name:ident),+ $(,)?]) => {
        match $field {
            $(stringify!($name) => $one.$name == $other.$name,)+
            _ => false,
        }
    };
}

/// Fields in their order, each as `"key":value`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields {
    text: Vec<u8>,
    ends: Vec<usize>,
}

impl Fields {
    /// The fields of a struct or of a map with string keys.
    pub fn of(value: &impl Serialize) -> Fields {
        let mut fields = Fields::default();
        fields.write(value);
        fields
    }

    /// The fields of another value in the place of these: whoever writes them again and again asks for no memory.
    pub fn write(&mut self, value: &impl Serialize) {
        self.rewrite(value, None);
    }

    /// The same where some fields are known to be as they are in `before`: those are not written anew.
    pub fn write_after(
        &mut self,
        before: &Fields,
        is_kept: &dyn Fn(&str) -> bool,
        value: &impl Serialize,
    ) {
        self.rewrite(
            value,
            Some(Before {
                fields: before,
                is_kept,
            }),
        );
    }

    fn rewrite(&mut self, value: &impl Serialize, before: Option<Before>) {
        self.text.clear();
        self.ends.clear();
        let fields = self;
        let written = value.serialize(Writer { fields, before });
        written.expect("views and frames have named fields and no foreign types");
    }

    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    pub fn get(&self, place: usize) -> &[u8] {
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.text[start..self.ends[place]]
    }

    pub fn iter(&self) -> impl Iterator<Item = &[u8]> {
        (0..self.len()).map(|place| self.get(place))
    }
}

/// What was written before, and which fields of it are still right.
struct Before<'a> {
    fields: &'a Fields,
    is_kept: &'a dyn Fn(&str) -> bool,
}

struct Writer<'a> {
    fields: &'a mut Fields,
    before: Option<Before<'a>>,
}

impl Writer<'_> {
    fn key(&mut self, key: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        let text = &mut self.fields.text;
        serde_json::to_writer(&mut *text, key)?;
        text.push(b':');
        Ok(())
    }

    fn value(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        serde_json::to_writer(&mut self.fields.text, value)?;
        self.close();
        Ok(())
    }

    /// The field is whole.
    fn close(&mut self) {
        self.fields.ends.push(self.fields.text.len());
    }
}

impl SerializeMap for Writer<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.key(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.value(value)
    }

    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}

impl SerializeStruct for Writer<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let place = self.fields.len();
        let text = &mut self.fields.text;
        if let Some(before) = self.before.as_ref().filter(|before| (before.is_kept)(key)) {
            text.extend_from_slice(before.fields.get(place));
            self.close();
            return Ok(());
        }
        // Names of fields have nothing in them that JSON would escape.
        text.push(b'"');
        text.extend_from_slice(key.as_bytes());
        text.extend_from_slice(b"\":");
        self.value(value)
    }

    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}

fn without_fields<T>() -> Result<T, Error> {
    Err(ser::Error::custom("it has no named fields"))
}

macro_rules! without_fields {
    ($($method:ident($kind:ty))*) => {
        $(fn $method(self, _: $kind) -> Result<(), Error> { without_fields() })*
    };
}

impl Serializer for Writer<'_> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Impossible<(), Error>;
    type SerializeTuple = Impossible<(), Error>;
    type SerializeTupleStruct = Impossible<(), Error>;
    type SerializeTupleVariant = Impossible<(), Error>;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Impossible<(), Error>;

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    without_fields! {
        serialize_bool(bool) serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64)
        serialize_u8(u8) serialize_u16(u16) serialize_u32(u32) serialize_u64(u64) serialize_f32(f32)
        serialize_f64(f64) serialize_char(char) serialize_str(&str) serialize_bytes(&[u8])
        serialize_unit_struct(&'static str)
    }

    fn serialize_none(self) -> Result<(), Error> {
        without_fields()
    }

    /// Nothing at all has no fields, which is in order.
    fn serialize_unit(self) -> Result<(), Error> {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Result<(), Error> {
        without_fields()
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Error> {
        without_fields()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, Error> {
        without_fields()
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, Error> {
        without_fields()
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct, Error> {
        without_fields()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Error> {
        without_fields()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Error> {
        without_fields()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Inner {
        b: Vec<u8>,
        c: Option<&'static str>,
    }

    #[derive(Serialize)]
    struct Outer {
        a: u8,
        #[serde(flatten)]
        inner: Inner,
        d: (bool, &'static str),
    }

    #[test]
    fn fields_are_what_the_whole_would_have() {
        let value = Outer {
            a: 1,
            inner: Inner {
                b: vec![2, 3],
                c: Some("say \"no\""),
            },
            d: (true, ","),
        };
        let fields = Fields::of(&value);
        let joined: Vec<&[u8]> = fields.iter().collect();
        let whole = [b"{".as_slice(), &joined.join(&b','), b"}"].concat();
        assert_eq!(whole, serde_json::to_vec(&value).expect("JSON"));
        assert_eq!(fields.len(), 4);
        assert_eq!(fields.get(1), b"\"b\":[2,3]");
    }

    #[test]
    fn fields_that_are_kept_are_not_written_anew() {
        let value = |b, c| Inner { b, c };
        let before = Fields::of(&value(vec![1], None));
        let mut after = Fields::default();
        after.write_after(&before, &|field| field == "b", &value(vec![2], Some("c")));
        assert_eq!(after.get(0), b"\"b\":[1]");
        assert_eq!(after.get(1), b"\"c\":\"c\"");
    }
}
